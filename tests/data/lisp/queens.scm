;; Eight queens in Scheme: all positions of k columns are made from all those of k-1.
(define nodes 0)
(define (line . parts) (for-each display parts) (newline))
(define (decide variable value)
  (line "[\"d\"," variable "," value "]")
  (set! nodes (+ nodes 1))
  nodes)

(define (safe? row others distance)
  (or (null? others)
      (and (not (= row (car others)))
           (not (= (abs (- row (car others))) distance))
           (safe? row (cdr others) (+ distance 1)))))

(define (extend position column size)
  (let next ((row 0) (made '()))
    (if (= row size)
        (reverse made)
        (begin
          (line "[\"v\"," (car position) "]")
          (if (safe? row (cdr position) 1)
              (next (+ row 1) (cons (cons (decide column row) (cons row (cdr position))) made))
              (begin (line "[\"c\"," column "," row "]") (next (+ row 1) made)))))))

(define (queens size)
  (let next ((column 0) (positions (list (list 0))))
    (if (= column size)
        (for-each (lambda (position) (line "[\"v\"," (car position) "]") (line "[\"s\"]")) positions)
        (next (+ column 1)
              (apply append (map (lambda (position) (extend position column size)) positions))))))

(line "{\"clew-events\":1,\"strategy\":\"queens as in SICP\",\"puzzle\":\"queens\",\"parameters\":{\"size\":\"6\"}}")
(queens 6)
(line "{\"end\":\"exhausted\"}")
