// The texts about circuits that are read, written and kept. Each refusal names the error, its position and a remedy.

/** The limits are those of the circuit's model and of its files. */
export const circuitFiles = {
  untitled: "Untitled circuit",
  copyOf: (name: string) => `${name} (copy)`,
  laterCopyOf: (name: string, number: number) => `${name} (copy ${number})`,

  /** By the reason; a position in the file is written `parts[3].x`, with indexes from 0. */
  refusals: {
    too_large: () => "The text is longer than 2 MB. Choose a smaller file.",
    not_json: () => "The text is not JSON. Choose a file that was saved here with Save JSON.",
    not_a_circuit: () => "The text is not a circuit. Choose a file that was saved here with Save JSON.",
    newer_version: () =>
      "This circuit was saved by a newer version of this page. Reload the page, then try again.",
    damaged_link: () => "The link is damaged or was cut. Ask for it again, or for the circuit as a file.",
    not_a_list: (place: string) => `The field ${place} must be a list. Correct the text, then try again.`,
    not_an_object: (place: string) =>
      `The item ${place} must be an object. Correct the text, then try again.`,
    too_many_parts: (place: string) =>
      `The circuit has more than 5,000 parts in ${place}, with those inside boxes. Divide it, then try again.`,
    too_many_wires: (place: string) =>
      `The circuit has more than 10,000 wires in ${place}, with those inside boxes. Divide it, then try again.`,
    too_many_definitions: () =>
      "The circuit has more than 200 definitions of boxes. Divide it, then try again.",
    no_such_definition: (place: string) =>
      `The field ${place} is the id of no definition before it. Put the definition first, or remove the box.`,
    wrong_pins: (place: string) =>
      `The field ${place} must be a list of ids, one for each pin of the part. Correct the list, then try again.`,
    not_a_memory: (place: string) =>
      `The field ${place} must have a 0 or a 1 for each part inside the box. Correct it, or remove the field.`,
    missing_value: (place: string) => `The field ${place} is missing. Add it, then try again.`,
    not_an_id: (place: string) =>
      `The field ${place} must be a whole number from 1 to 1,000,000. Correct the number, then try again.`,
    id_twice: (place: string) =>
      `The field ${place} repeats the id of an earlier item. Give each its own id.`,
    unknown_kind: (place: string) =>
      `The field ${place} must be and, or, not, nand, nor, xor, xnor, switch, button, clock, bulb, node, zero, one, note, box, segments or hexDigit. Correct the kind, then try again.`,
    not_a_coordinate: (place: string) =>
      `The field ${place} must be a number from 0 to 20,000. Correct the number, then try again.`,
    not_a_period: (place: string) =>
      `The field ${place} must be an even number from 2 to 1,000. Correct the number, then try again.`,
    not_a_text: (place: string) =>
      `The field ${place} must be a text in quotes. Correct the text, then try again.`,
    not_a_name: (place: string) =>
      `The field ${place} is not a name that a part can have. Name a switch like A or x12, and a bulb like F1 or Sum_0; a note has 1 to 60 characters, and a box 1 to 20.`,
    name_twice: (place: string) =>
      `The field ${place} repeats the name of an earlier part. Give each its own name.`,
    not_a_bit: (place: string) => `The field ${place} must be 0 or 1. Correct the number, then try again.`,
    not_true_or_false: (place: string) =>
      `The field ${place} must be true or false. Correct the field, then try again.`,
    no_such_part: (place: string) =>
      `The field ${place} is the id of no part. Add the part, or remove the wire.`,
    wire_to_itself: (place: string) => `The wire ${place} leads from a part to itself. Remove the wire.`,
    wire_twice: (place: string) => `The wire ${place} repeats an earlier wire. Remove the wire.`,
    no_source: (place: string) =>
      `The field ${place} is the id of a part that feeds no wire, such as a bulb. Remove the wire.`,
    no_target: (place: string) =>
      `The field ${place} is the id of a part that takes no wire, such as a switch. Remove the wire.`,
    too_many_inputs: (place: string) =>
      `The field ${place} is the id of a part that takes one wire and has one. Remove the wire.`,
  },
} as const;
