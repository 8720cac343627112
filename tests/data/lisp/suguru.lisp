;; Suguru by backtracking: the next blank cell takes each digit up to the size of its area in turn.
(load (merge-pathnames "report.lisp" *load-truename*))

(defvar *size* 4)
(defvar *areas* #(0 0 1 1  0 0 1 1  0 2 2 1  2 2 2 3))
(defvar *givens* #(5 3 2 1  0 0 0 0  4 0 0 5  5 0 0 0))

(defun area-size (cell) (count (aref *areas* cell) *areas*))

(defun touching (a b)
  (and (<= (abs (- (floor a *size*) (floor b *size*))) 1)
       (<= (abs (- (mod a *size*) (mod b *size*))) 1)))

(defun fits (cell digit board)
  (loop for other below (length board)
        never (and (/= other cell) (= (aref board other) digit)
                   (or (touching cell other) (= (aref *areas* cell) (aref *areas* other))))))

(defun solve (cell board node)
  (cond ((= cell (length board)) (solution))
        ((> (aref board cell) 0) (solve (1+ cell) board node))
        (t (loop for digit from 1 to (area-size cell)
                 do (if (fits cell digit board)
                        (let ((child (decide cell (1- digit))))
                          (setf (aref board cell) digit)
                          (solve (1+ cell) board child)
                          (setf (aref board cell) 0)
                          (visit node))
                        (conflict cell (1- digit)))))))

(begin-free "suguru backtracking" 16 5 4 4)
(loop for digit across *givens*
      for cell from 0
      when (> digit 0) do (format t "[\"a\",~d,~d]~%" cell (1- digit)))
(solve 0 (copy-seq *givens*) 0)
(end-search)
