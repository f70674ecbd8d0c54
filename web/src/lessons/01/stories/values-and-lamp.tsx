// Sections of lesson 01: two values, and the first everyday function.

import { Define } from "#learn/reading/terms.tsx";
import { M } from "#learn/reading/maths.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { firstQuestions } from "./core/first-questions.ts";
import { lamp } from "./core/stories.ts";
import { LampPicture } from "./lamp-picture.tsx";
import { StoryFigure } from "./story-figure.tsx";
import { TwoValuesFigure } from "./two-values-figure.tsx";

export function TwoValues() {
  return (
    <>
      <p>
        A lamp is on or off. A door is open or closed. A sentence such as “it rains” is true or false. Each of
        these has two states and nothing between them.
      </p>
      <p>
        Boolean algebra writes the two states as 0 and 1. These are its only{" "}
        <Define term="value" forms="values">
          values
        </Define>
        . A letter that stands for one of them is a{" "}
        <Define term="Boolean variable" forms="Boolean variables">
          Boolean variable
        </Define>
        . Often it stands for a sentence: 1 means that the sentence is true, 0 means that it is false.
      </p>
      <p>Press the button and watch what the two states are called elsewhere.</p>
      <TwoValuesFigure />
      <QuestionBlock of={firstQuestions.whichIsVariable} />
      <p>
        Write the sentence down before you begin. <M>D</M> for “the door is open” and <M>D</M> for “the door
        is closed” are opposites.
      </p>
      <QuestionBlock of={firstQuestions.otherWayRound} />
    </>
  );
}

export function Lamp() {
  return (
    <>
      <p>
        Current flows from the battery through both switches to the lamp. <M>A = 1</M> means that switch{" "}
        <M>A</M> is closed, and <M>B = 1</M> that switch <M>B</M> is closed. A closed switch lets current
        through.
      </p>
      <p>
        The lamp's value follows from <M>A</M> and <M>B</M>. A rule that gives 0 or 1 for each way to set its
        variables is a{" "}
        <Define term="Boolean function" forms="Boolean functions">
          Boolean function
        </Define>
        . Its{" "}
        <Define term="truth table" forms="truth tables">
          truth table
        </Define>{" "}
        lists all these ways: each{" "}
        <Define term="row" forms="rows">
          row
        </Define>{" "}
        is one of them. Rows have numbers, from 0 on.
      </p>
      <p>Press a switch. Predict the lamp, then see it in the picture and in the table.</p>
      <StoryFigure of={lamp} Picture={LampPicture} />
      <QuestionBlock of={firstQuestions.lampRows} />
    </>
  );
}
