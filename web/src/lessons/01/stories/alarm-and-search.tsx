// Sections of lesson 01: two everyday functions of three variables.

import { Example } from "#learn/reading/example.tsx";
import { QuestionBlock } from "#learn/reading/question-block.tsx";
import { alarmExample, searchExample } from "../core/examples.ts";
import { firstQuestions } from "./core/first-questions.ts";
import { alarm, search } from "./core/stories.ts";
import { AlarmPicture } from "./alarm-picture.tsx";
import { SearchPicture } from "./search-picture.tsx";
import { StoryFigure } from "./story-figure.tsx";

export function Alarm() {
  return (
    <>
      <p>
        A house has a door and a window. The alarm rings when it is armed and one of the two is open: the door
        or the window, or both. Three variables have eight rows. Predict a few of them, then look at the rest.
      </p>
      <StoryFigure of={alarm} Picture={AlarmPicture} />
      <QuestionBlock of={firstQuestions.alarmValue} />
      <p>A table can also be read backwards, from the value of the function to its variables.</p>
      <QuestionBlock of={firstQuestions.alarmSilent} />
      <p>This is what the alarm's rule looks like in signs. The next sections explain them.</p>
      <Example of={alarmExample} />
    </>
  );
}

export function Search() {
  return (
    <>
      <p>
        You look for pages about animals. You ask for pages with the word “cat” or the word “dog”, but without
        the word “toy”. For each page the search works out one value: found or left out.
      </p>
      <p>
        One of the three variables works against the page. Press a word to put it on the page or to take it
        away.
      </p>
      <StoryFigure of={search} Picture={SearchPicture} />
      <QuestionBlock of={firstQuestions.searchCount} />
      <Example of={searchExample} />
    </>
  );
}
