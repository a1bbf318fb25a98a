// Types of coverage.mjs, which tests import.
import type { ESTree } from 'vite';

export interface TestReference {
  /** Path from the root of the repository. */
  file: string;
  /** The name of one test or group of that file, or the part of it that fits no other. */
  name: string;
  /** A text of the row that is meant, for a test that runs over a table. */
  row?: string;
}
export interface Fact {
  id: string;
  fact: string;
  tests?: TestReference[];
  /** Why there is no test. Only facts without tests have it. */
  noTest?: string;
}
export interface Section {
  title: string;
  facts: Fact[];
}
export function readSections(): Section[];
export interface TestCall {
  call: ESTree.CallExpression;
  title: string;
  groups: string[];
}
export function syntaxOf(path: string, text: string): ESTree.Program;
export function nodesIn(node: ESTree.Node, isEntered?: (node: ESTree.Node) => boolean): ESTree.Node[];
export function textOf(node: ESTree.Node, source: string): string | null;
export function testCalls(path: string, text: string): TestCall[];
export function testNames(path: string, text: string): string[];
export function resolveTest(reference: TestReference): { name?: string; fault?: string };
export function coverageFaults(sections: readonly Section[]): string[];
export function coverageText(sections: readonly Section[]): string;
