// One visit of the lessons: the list, a lesson with a demonstration and a question, the practice, the review, the progress.

import { expect, test } from "vitest";
import { lessonAddress } from "#addresses/core/learn.ts";
import { reviewTexts } from "#messages/lessons.ts";
import { useBrowser } from "#support/browser/browser.ts";
import { axeFaults } from "#support/browser/faults.ts";
import { tells } from "#support/browser/heard.ts";
import { GateDemoScreen } from "./gate-demo-screen.ts";
import { navigator, section, setPath } from "./library.ts";
import { PracticeScreen } from "./practice-screen.ts";
import { give, saidOf } from "./question-screen.ts";

const open = useBrowser();

test("a lesson is found, shown, tried and asked about, a practice task is judged, and the progress is kept", async () => {
  const { page, errors } = await open({ path: "/learn" });
  const main = page.getByRole("main");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await tells(main, "the list of lessons", [
    'main "Learn"',
    "Begin with lesson 01. Each lesson needs only what the lessons before it explain.",
    'region "Review"',
    'heading "Review" [level=2]',
    "Solve a task in the practice of a lesson. Then tasks like it come here after some days.",
    'link "Review" <#/learn/review>',
    'region "Fundamentals of Boolean Algebra"',
    "Module 01",
    'heading "Fundamentals of Boolean Algebra" [level=2]',
    'region "Introduction to Boolean Logic"',
    "01",
    'heading "Introduction to Boolean Logic" [level=3]',
    "Two values, three everyday functions, and the step from a sentence to an expression.",
    "About 35 min",
    'link "START Introduction to Boolean Logic" <#/learn/lesson/01>',
    'link "Practice Introduction to Boolean Logic" <#/learn/lesson/01?section=questions>',
    'region "Boolean Variables and Logic Gates"',
    "02",
    'heading "Boolean Variables and Logic Gates" [level=3]',
    "NOT, AND and OR by pressing them: gate, circuit, truth table and Venn diagram change together.",
    "About 30 min Interactive",
    'link "START Boolean Variables and Logic Gates" <#/learn/lesson/02>',
    'link "Practice Boolean Variables and Logic Gates" <#/learn/lesson/02?section=questions>',
    'region "Laws of Boolean Algebra"',
    "03",
    'heading "Laws of Boolean Algebra" [level=3]',
    "Each law with a proof, a worked line and the usual mistake; then practice in simplifying.",
    "About 35 min",
    'link "START Laws of Boolean Algebra" <#/learn/lesson/03>',
    'link "Practice Laws of Boolean Algebra" <#/learn/lesson/03?section=practice>',
    'region "Constructing a Truth Table"',
    "04",
    'heading "Constructing a Truth Table" [level=3]',
    "Seven steps from an expression to its table, filled in by you.",
    "About 15 min Tutorial",
    'link "START Constructing a Truth Table" <#/learn/lesson/04>',
    'link "Practice Constructing a Truth Table" <#/learn/lesson/04?section=practice>',
    'region "Boolean Functions"',
    "Module 02",
    'heading "Boolean Functions" [level=2]',
    'region "Canonical Forms"',
    "05",
    'heading "Canonical Forms" [level=3]',
    "Sum of min terms and product of max terms, from a table and from an expression.",
    "About 15 min",
    'link "START Canonical Forms" <#/learn/lesson/05>',
    'link "Practice Canonical Forms" <#/learn/lesson/05?section=practice>',
    'region "Minimization Techniques"',
    "06",
    'heading "Minimization Techniques" [level=3]',
    "From a truth table to the smallest sum: the Karnaugh map, and Quine–McCluskey by hand.",
    "About 25 min Interactive",
    'link "START Minimization Techniques" <#/learn/lesson/06>',
    'link "Practice Minimization Techniques" <#/learn/lesson/06?section=practice>',
    'region "Logic Gates and Expressions"',
    "07",
    'heading "Logic Gates and Expressions" [level=3]',
    "From an expression to a circuit and back, with circuits that can be pressed.",
    "About 20 min Interactive",
    'link "START Logic Gates and Expressions" <#/learn/lesson/07>',
    'link "Practice Logic Gates and Expressions" <#/learn/lesson/07?section=practice>',
    'region "Specialized Gates"',
    "08",
    'heading "Specialized Gates" [level=3]',
    "NAND and NOR, each of which is enough alone; XOR and XNOR for comparing and for parity.",
    "About 15 min Interactive",
    'link "START Specialized Gates" <#/learn/lesson/08>',
    'link "Practice Specialized Gates" <#/learn/lesson/08?section=practice>',
    'region "Boolean Algebra Theorems"',
    "Module 03",
    'heading "Boolean Algebra Theorems" [level=2]',
    'region "Consensus Theorem"',
    "09",
    'heading "Consensus Theorem" [level=3]',
    "The term between two others: when it can be left out, and when it is kept against hazards.",
    "About 15 min Interactive",
    'link "START Consensus Theorem" <#/learn/lesson/09>',
    'link "Practice Consensus Theorem" <#/learn/lesson/09?section=practice>',
    'region "De Morgan\'s Theorems"',
    "10",
    'heading "De Morgan\'s Theorems" [level=3]',
    "How a bar passes through AND and OR, for any number of variables, and what it means for gates.",
    "About 15 min",
    'link "START De Morgan\'s Theorems" <#/learn/lesson/10>',
    'link "Practice De Morgan\'s Theorems" <#/learn/lesson/10?section=practice>',
    'region "Number Systems"',
    "Module 04",
    'heading "Number Systems" [level=2]',
    'region "Binary Numbers"',
    "11",
    'heading "Binary Numbers" [level=3]',
    "Places, conversion both ways, fractions that repeat, complements and subtraction.",
    "About 15 min",
    'link "START Binary Numbers" <#/learn/lesson/11>',
    'link "Practice Binary Numbers" <#/learn/lesson/11?section=practice>',
    'region "Your progress"',
    'heading "Your progress" [level=2]',
    "Progress and review stay in this browser. Save them to a file to add them to another browser.",
    'button "Add from a file"',
  ]);

  await page.getByRole("link", { name: "START Boolean Variables and Logic Gates" }).click();
  await section(page, "questions").waitFor();
  await tells(navigator(page), "the lessons and sections beside the lesson", [
    'navigation "Lessons"',
    'link "All lessons" <#/learn>',
    'button "Fundamentals of Boolean Algebra" [expanded]',
    'link "01 Introduction to Boolean Logic" <#/learn/lesson/01>',
    'link "02 Boolean Variables and Logic Gates 1 of 15 sections read" <#/learn/lesson/02>',
    'link "What a gate is This section is read." <#/learn/lesson/02?section=gate>',
    'link "NOT" <#/learn/lesson/02?section=not>',
    'link "AND" <#/learn/lesson/02?section=and>',
    'link "OR" <#/learn/lesson/02?section=or>',
    'link "AND beside OR" <#/learn/lesson/02?section=and-or>',
    'link "NAND" <#/learn/lesson/02?section=nand>',
    'link "NOR" <#/learn/lesson/02?section=nor>',
    'link "XOR" <#/learn/lesson/02?section=xor>',
    'link "XNOR" <#/learn/lesson/02?section=xnor>',
    'link "One gate is enough" <#/learn/lesson/02?section=one-gate>',
    'link "More than two inputs" <#/learn/lesson/02?section=more-inputs>',
    'link "XOR of three inputs" <#/learn/lesson/02?section=xor-three>',
    'link "From an expression to gates" <#/learn/lesson/02?section=to-gates>',
    'link "From gates to an expression" <#/learn/lesson/02?section=from-gates>',
    'link "Questions" <#/learn/lesson/02?section=questions>',
    'link "03 Laws of Boolean Algebra" <#/learn/lesson/03>',
    'link "04 Constructing a Truth Table" <#/learn/lesson/04>',
    'button "Boolean Functions"',
    'button "Boolean Algebra Theorems"',
    'button "Number Systems"',
  ]);
  await tells(
    page.getByRole("navigation", { name: "Previous and next lesson" }),
    "the ways to the lessons around it",
    [
      'navigation "Previous and next lesson"',
      'link "Previous Introduction to Boolean Logic" <#/learn/lesson/01>',
      'link "Tool Simulator" <#/csim>',
      'link "Next Laws of Boolean Algebra" <#/learn/lesson/03>',
    ],
  );
  await expect.poll(() => page.title()).toMatch(/^Boolean Variables and Logic Gates · /);
  const and = new GateDemoScreen(page, "and");
  await and.buttons("gate").first().click();
  await and.buttons("circuit").nth(1).click();
  await tells(and.demo, "the gate with both inputs at 1", [
    'region "AND: one state in several views"',
    'math "A"',
    "= 1,",
    'math "B"',
    "= 1 gives",
    'math "A and B"',
    "= 1",
    'button "Reset"',
    'heading "Gate" [level=3]',
    'img "AND gate, output Y = 1.": A B Y = 1',
    'button "Input A = 1" [pressed]: 1',
    'button "Input B = 1" [pressed]: 1',
    'heading "Circuit" [level=3]',
    'img "A battery, the switches A and B in series, and a lamp. The lamp is lit.": A = 1 B = 1',
    'button "Switch A" [pressed]',
    'button "Switch B" [pressed]',
    'heading "Truth table" [level=3]',
    'table "Truth table: AND"',
    'row "A B A and B"',
    'row "A = 0, B = 0, output 0 0 0"',
    'row "A = 0, B = 1, output 0 1 0"',
    'row "A = 1, B = 0, output 0 0 0"',
    'row "A = 1, B = 1, output 1 1 1"',
    'heading "Venn diagram" [level=3]',
    'group "Venn diagram"',
    'button "Outside of A and B, output 0"',
    'button "Only in A, output 0"',
    'button "In A and in B, output 1" [pressed]',
    'button "Only in B, output 0"',
    "A B",
  ]);
  await and.demo.getByRole("button", { name: "Reset" }).click();
  await tells(and.demo.locator("output"), "the gate after a reset", [
    'math "A"',
    "= 0,",
    'math "B"',
    "= 0 gives",
    'math "A and B"',
    "= 0",
  ]);
  const question = page.locator("form[data-question]").first();
  await give(question, "3");
  expect.soft(await saidOf(question).innerText(), "a wrong answer").toBe("Not yet. The number is not 3.");
  await give(question, "4");
  await tells(question, "the question with a right answer", [
    'group "A gate has two inputs. How many rows does its truth table have?"',
    "A gate has two inputs. How many rows does its truth table have? Your number",
    'textbox "Your number": 4',
    'button "Check"',
    "Right.",
    "Each input is 0 or 1, so there are 2 times 2 rows.",
  ]);
  const id = await question.getAttribute("data-question");
  const within = `section[data-gate=and], [data-question="${id}"]`;
  expect.soft(await axeFaults(page, { within }), "axe").toEqual([]);

  // A.B+A.C+B.(A'+B'), of which the minimum is A.C+B.
  await setPath(page, lessonAddress("03", { task: { kind: "simplify", level: 2, seed: 1 } }));
  const practice = new PracticeScreen(page);
  await practice.frame.waitFor();
  await practice.check("A.C+B)");
  await practice.frame.getByText("This bracket closes nothing").waitFor();
  expect.soft(await practice.answer.inputValue(), "an answer that is refused stays").toBe("A.C+B)");
  await practice.check("A.C");
  await practice.button(/^Hint/).click();
  await tells(practice.frame, "a wrong answer and a hint", [
    'region "Task to simplify"',
    'radiogroup "Level"',
    'radio "Level 1"',
    'radio "Level 2" [checked]',
    'radio "Level 3"',
    'button "Copy a link to this task"',
    "Write this expression",
    'link "as short as you can" <#/learn/lesson/03?section=terms-and-factors>',
    ".",
    'math "A and B, or A and C, or B and open not A or not B close"',
    'link "Open in Truth Table" <#/ttable?input=A.B%2BA.C%2BB.%28A%27%2BB%27%29&header=text>',
    'radiogroup "How to answer"',
    'radio "Simplify" [checked]',
    'radio "Own derivation"',
    "Your answer",
    'textbox "Your answer" [invalid] <Type an expression>: A.C',
    'button "Clear the answer"',
    "Read as",
    'math "A and C"',
    'button "Check"',
    "In row 2 (A = 0, B = 1, C = 0) yours is 0, the task is 1.",
    'button "Open both in Truth Table"',
    'list "Hints"',
    "listitem: The smallest sum of products has 2 terms and 3 literals.",
    'button "Another task"',
    'button "Hint 2 of 3"',
    'button "Show the answer"',
  ]);
  await practice.check("B+C.A");
  await practice.frame.getByText("Equal and minimal: no sum of products is smaller.").waitFor();
  expect.soft(await practice.solved(), "the task is solved").toEqual(["simplify-2-1"]);
  await practice.choose("Own derivation");
  await practice.line(1).fill("A.B+A.C+A'.B");
  await practice.button("Add a line").click();
  await practice.line(2).fill("A.C+B");
  await practice.button("Check").click();
  await practice.frame.getByText("Your derivation is complete with line 2.").waitFor();
  await practice.button("Another task").click();
  await expect.poll(() => practice.task()).not.toBe("A.B+A.C+B.(A'+B')");

  await setPath(page, "/learn");
  await tells(page.getByRole("region", { name: "Review" }), "the review after a solved task", [
    'region "Review"',
    'heading "Review" [level=2]',
    "1 task is due today.",
    'link "Review" <#/learn/review>',
  ]);
  const begun = page.getByRole("region", { name: "Laws of Boolean Algebra" });
  await begun.getByText("1 task solved").waitFor();
  await begun.getByRole("link", { name: "Continue Laws of Boolean Algebra" }).waitFor();
  await tells(page.getByRole("region", { name: "Your progress" }), "what can be done with the progress", [
    'region "Your progress"',
    'heading "Your progress" [level=2]',
    "Progress and review stay in this browser. Save them to a file to add them to another browser.",
    'button "Save to a file"',
    'button "Add from a file"',
    'button "Reset progress"',
  ]);
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await page.getByText("Task 1 of 1 today", { exact: true }).waitFor();
  await page.getByRole("heading", { name: "Laws of Boolean Algebra, level 2" }).waitFor();
  await practice.button("Show the answer").click();
  await page.getByText(reviewTexts.missed(1), { exact: true }).waitFor();
  await page.goBack();
  await button("Reset progress").click();
  await expect.poll(() => page.getByText("1 task solved").count()).toBe(0);
  await button("Undo").click();
  await expect.poll(() => page.getByText("1 task solved").count()).toBe(2);
  await setPath(page, "/learn/lesson/karnaugh-map");
  await tells(page.getByRole("list", { name: "Groups" }), "the map of the page about maps", [
    'list "Groups"',
    'button "a B and D cells 5, 7, 13, 15 essential alone covers 5, 13 don\'t-care 15 as 1"',
    'button "b not B and not D cells 0, 2, 8, 10 essential alone covers 0, 8, 10"',
  ]);
  await setPath(page, "/learn/lesson/77");
  await page.getByText("Lesson Not Found").first().waitFor();
  await tells(main, "a lesson that is not there", [
    'main "Learn"',
    'navigation "Lessons"',
    'link "All lessons" <#/learn>',
    'button "Fundamentals of Boolean Algebra" [expanded]',
    'link "01 Introduction to Boolean Logic" <#/learn/lesson/01>',
    'link "02 Boolean Variables and Logic Gates 1 of 15 sections read" <#/learn/lesson/02>',
    'link "03 Laws of Boolean Algebra 2 of 21 sections read" <#/learn/lesson/03>',
    'link "04 Constructing a Truth Table" <#/learn/lesson/04>',
    'button "Boolean Functions"',
    'button "Boolean Algebra Theorems"',
    'button "Number Systems"',
    'heading "Lesson Not Found" [level=2]',
    "May be you spelled it wroing in the URL !",
    "Select one from the lesson navigator",
  ]);
  expect.soft(errors, "errors of the page").toEqual([]);
});
