// 200 networks of the circuit generator, saved as files, read by the programs that such files are for: Icarus Verilog, GHDL
// and Yosys. Logisim and Digital read them too where the environment says how they are started:
// LOGISIM="java -jar logisim-evolution.jar" and DIGITAL_CLI="java -cp Digital.jar CLI".

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeNetwork, type NetworkFormat } from "#features/generator/core/files/write-network.ts";
import { randomNetworks, type RandomNetwork } from "#support/generator/random-networks.ts";
import type { SuiteResult } from "../test-suites.ts";

const seed = 2026;
const count = 200;

const programs = ["iverilog", "vvp", "ghdl", "yosys", "yosys-abc"] as const;

/** Where the programs find the files, for as long as the part runs. */
let folder = "";
const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const save = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

/** A program and a format, and whether the program reads the network's table from its file. */
type Reader = readonly [name: string, isRight: (network: RandomNetwork) => boolean];

export async function testHdl(): Promise<readonly SuiteResult[]> {
  const suite = "hdl";
  // Each of them answers its own option for the version, and an error besides.
  const missing = programs.filter((program) => spawnSync(program, ["-V"]).error);
  if (missing.length > 0) {
    const hint = `needs ${missing.join(", ")}: Debian's packages iverilog, ghdl and yosys`;
    return [{ suite, passed: 0, failed: 0, missing: hint }];
  }
  const readers = installedReaders();
  const networks = (await randomNetworks(seed, count / 4)).slice(0, count);
  folder = mkdtempSync(path.join(tmpdir(), "networks-"));
  try {
    const wrong = readers.map(([name, isRight]) => {
      const times = networks.filter((network) => !isRight(network)).length;
      console.log(`${name}: ${times} of ${networks.length} networks differ`);
      return times > 0;
    });
    const failed = wrong.filter(Boolean).length;
    return [
      { suite, passed: readers.length - failed, failed, note: readers.map(([name]) => name).join("; ") },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function installedReaders(): readonly Reader[] {
  const [logisim, digital] = ["LOGISIM", "DIGITAL_CLI"].map((name) => process.env[name]?.split(" "));
  const columns = (network: RandomNetwork) => network.columns.join();
  return [
    ["Icarus Verilog, assignments", (network) => byIcarus(network, "verilog") === columns(network)],
    ["Icarus Verilog, gates", (network) => byIcarus(network, "verilogGates") === columns(network)],
    ["GHDL, VHDL", (network) => byGhdl(network) === columns(network)],
    ["Yosys, BLIF", (network) => isEqualByYosys(network, "blif")],
    ["Yosys, PLA", (network) => isEqualByYosys(network, "pla")],
    ...(logisim
      ? [["Logisim", (network) => byLogisim(network, logisim) === columns(network)] satisfies Reader]
      : []),
    ...(digital ? [["Digital", (network) => isRightInDigital(network, digital)] satisfies Reader] : []),
  ];
}

/** The columns of lines with a digit for each output. */
function columnsOfLines(lines: string, outputs: number): string {
  const rows = lines.trim().split(/\s+/);
  return Array.from({ length: outputs }, (_, at) => rows.map((row) => row[at]).join("")).join();
}

function byIcarus(network: RandomNetwork, format: NetworkFormat): string {
  const { variables, outputs } = network;
  const names = outputs.map(({ name }) => name);
  save("net.v", writeNetwork(format, network).text);
  save(
    "bench.v",
    `module bench;
  reg [${variables.length}:0] row;
  wire ${names.join(", ")};
  generated net(${variables.map((_, at) => `row[${variables.length - 1 - at}]`).join(", ")}, ${names.join(", ")});
  initial begin
    for (row = 0; row < ${2 ** variables.length}; row = row + 1) begin
      #1 $display("${names.map(() => "%b").join("")}", ${names.join(", ")});
    end
  end
endmodule
`,
  );
  run("iverilog", ["-o", "bench.vvp", "bench.v", "net.v"]);
  return columnsOfLines(run("vvp", ["bench.vvp"]), outputs.length);
}

function byGhdl(network: RandomNetwork): string {
  const { variables, outputs } = network;
  const names = outputs.map(({ name }) => name);
  save("net.vhd", writeNetwork("vhdl", network).text);
  save(
    "bench.vhd",
    `library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;
use std.textio.all;
entity bench is end bench;
architecture test of bench is
  signal row : std_logic_vector(${variables.length - 1} downto 0);
  signal ${names.join(", ")} : std_logic;
begin
  net: entity work.generated port map (${variables.map((_, at) => `row(${variables.length - 1 - at})`).join(", ")}, ${names.join(", ")});
  process
    variable text : line;
  begin
    for number in 0 to ${2 ** variables.length - 1} loop
      row <= std_logic_vector(to_unsigned(number, ${variables.length}));
      wait for 1 ns;
${names.map((name) => `      write(text, std_logic'image(${name})(2));`).join("\n")}
      writeline(output, text);
    end loop;
    wait;
  end process;
end test;
`,
  );
  for (const file of ["net.vhd", "bench.vhd"]) run("ghdl", ["-a", file]);
  run("ghdl", ["-e", "bench"]);
  return columnsOfLines(run("ghdl", ["-r", "bench"]), outputs.length);
}

/** The table that Logisim prints. Its columns have the order of the pins on the sheet. */
function byLogisim(network: RandomNetwork, [program = "", ...options]: readonly string[]): string {
  const { variables, outputs } = network;
  save("net.circ", writeNetwork("logisim", network).text);
  const [head = "", ...lines] = run(program, [...options, "-t", "table", "net.circ"])
    .trim()
    .split("\n");
  const order = head.trim().split(/\s+/);
  const rows = lines.map((line) => line.trim().split(/\s+/));
  const inputsOf = (row: readonly string[]) => variables.map((name) => row[order.indexOf(name)]).join("");
  rows.sort((one, other) => (inputsOf(one) < inputsOf(other) ? -1 : 1));
  return outputs.map(({ name }) => rows.map((row) => row[order.indexOf(name)]).join("")).join();
}

/** Whether Digital finds the table of the network, as a test of the circuit. */
function isRightInDigital(network: RandomNetwork, [program = "", ...options]: readonly string[]): boolean {
  const { variables, outputs, columns } = network;
  const rows = Array.from({ length: 2 ** variables.length }, (_, row) => [
    ...row.toString(2).padStart(variables.length, "0"),
    ...columns.map((column) => column[row]),
  ]);
  const names = [...variables, ...outputs.map(({ name }) => name)];
  save("net.dig", writeNetwork("digital", network).text);
  save(
    "test.dig",
    `<?xml version="1.0" encoding="utf-8"?>
<circuit>
  <version>2</version>
  <attributes/>
  <visualElements>
    <visualElement>
      <elementName>Testcase</elementName>
      <elementAttributes>
        <entry>
          <string>Testdata</string>
          <testData>
            <dataString>${[names, ...rows].map((line) => line.join(" ")).join("\n")}
</dataString>
          </testData>
        </entry>
      </elementAttributes>
      <pos x="0" y="0"/>
    </visualElement>
  </visualElements>
  <wires/>
</circuit>
`,
  );
  try {
    return run(program, [...options, "test", "-circ", "net.dig", "-tests", "test.dig"]).includes("passed");
  } catch {
    return false;
  }
}

/** Whether the file is proved equal to the assignments in Verilog, which Icarus has read. */
function isEqualByYosys(network: RandomNetwork, format: "blif" | "pla"): boolean {
  save("gold.v", writeNetwork("verilog", network).text);
  save("gate.pla", writeNetwork("pla", network).text);
  if (format === "blif") save("gate.blif", writeNetwork("blif", network).text);
  // ABC, which comes with Yosys, reads PLA and writes it as BLIF.
  else run("yosys-abc", ["-q", "read_pla gate.pla; write_blif gate.blif"]);
  const blif = readFileSync(path.join(folder, "gate.blif"), "utf8");
  const name = /\.model (\S+)/.exec(blif)?.[1] ?? "";
  const script = [
    "read_verilog gold.v; proc; rename generated gold",
    `read_blif gate.blif; rename ${name} gate`,
    "miter -equiv -flatten -make_outputs gold gate miter",
    "hierarchy -top miter",
    "sat -verify -prove trigger 0 miter",
  ].join("; ");
  try {
    run("yosys", ["-q", "-p", script]);
    return true;
  } catch {
    return false;
  }
}
