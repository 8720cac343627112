;; Reports a search as lines of JSON (see clew(1), EVENT PROTOCOL).
(defvar *nodes* 0)
(defun begin-search (strategy puzzle parameters problem)
  (format t "{\"clew-events\":1,\"strategy\":\"~a\",\"puzzle\":\"~a\",\"parameters\":{~a},\"problem\":\"~a\"}~%"
          strategy puzzle parameters problem))
(defun begin-free (strategy variables values rows columns)
  (format t "{\"clew-events\":1,\"strategy\":\"~a\",\"variables\":~d,\"values\":{\"from\":1,\"to\":~d},\"grid\":{\"rows\":~d,\"columns\":~d}}~%"
          strategy variables values rows columns))
(defun decide (variable value) (format t "[\"d\",~d,~d]~%" variable value) (incf *nodes*))
(defun conflict (variable value) (format t "[\"c\",~d,~d]~%" variable value))
(defun visit (node) (format t "[\"v\",~d]~%" node))
(defun solution () (format t "[\"s\"]~%"))
(defun end-search () (format t "{\"end\":\"exhausted\"}~%"))
