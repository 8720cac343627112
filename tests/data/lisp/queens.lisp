;; Eight queens, slowly: the positions of n-1 columns are computed anew for each row of column n.
(load (merge-pathnames "report.lisp" *load-truename*))

(defun attacks (column row others)
  (loop for (c . r) in others
        thereis (or (= r row) (= (abs (- r row)) (- column c)))))

(defun place (column row positions)
  ;; The positions, each with its node, to which a queen can be added.
  (loop for (node . others) in positions
        do (visit node)
        if (attacks column row others) do (conflict column row)
        else collect (cons (decide column row) (acons column row others))))

(defun queens (n)
  (labels ((rec (column)
             (if (< column 0)
                 (list (cons 0 nil))
                 (loop for row below n append (place column row (rec (1- column)))))))
    (loop for (node) in (rec (1- n)) do (visit node) (solution))))

(begin-search "slow queens" "queens" "\"size\":\"4\"" "")
(queens 4)
(end-search)
