<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>Stopped after %Ln solution(s), as asked; there may be more.</source>
        <translation>
            <numerusform>Stopped after one solution, as asked; there may be more.</numerusform>
            <numerusform>Stopped after %Ln solutions, as asked; there may be more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s): the whole space was searched.</source>
        <translation>
            <numerusform>One solution: the whole space was searched.</numerusform>
            <numerusform>%Ln solutions: the whole space was searched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::MainWindow</name>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>(and one more)</numerusform>
            <numerusform>(and %n more)</numerusform>
        </translation>
    </message>
</context>
</TS>
