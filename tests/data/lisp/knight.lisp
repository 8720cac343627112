;; A knight on a board of 3 by 4, breadth first: all paths of one length, then all that are longer by
;; one. Variables are squares, values the numbers of the moves.
(load (merge-pathnames "report.lisp" *load-truename*))

(defvar *columns* 4)
(defvar *rows* 3)
(defvar *steps* '((1 . 2) (-1 . 2) (1 . -2) (-1 . -2) (2 . 1) (-2 . 1) (2 . -1) (-2 . -1)))

(defun square (row column) (+ (* row *columns*) column))

(defun extend (node path)
  (let ((row (floor (first path) *columns*)) (column (mod (first path) *columns*)))
    (loop for (down . right) in *steps*
          for r = (+ row down)
          for c = (+ column right)
          when (and (< -1 r *rows*) (< -1 c *columns*) (not (member (square r c) path)))
            collect (progn (visit node)
                           (cons (decide (square r c) (length path)) (cons (square r c) path))))))

(defun tours (paths)
  (cond ((null paths) nil)
        ((= (length (cdr (first paths))) (* *rows* *columns*))
         (loop for (node) in paths do (visit node) (solution)))
        (t (tours (loop for (node . path) in paths append (extend node path))))))

(begin-free "breadth-first tours" 12 12 3 4)
(let ((first-node (decide 0 0))) (tours (list (list first-node 0))))
(end-search)
