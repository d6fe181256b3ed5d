import type { Position, Problem } from '../node/problems';
import type { Sample } from '../node/samples';
import { placeInSample } from '../node/samples';

/** Something wrong in a piece of code; the position counts from the code's first character. */
export interface Fault extends Position {
  message: string;
  fix: string;
}

/** A fault of a sample's code as a problem of the file the sample stands in. */
export function faultProblem(sample: Sample, rule: string, fault: Fault): Problem {
  const { message, fix } = fault;
  return { file: sample.file, ...placeInSample(sample, fault), rule, message, fix };
}
