import type { Position, Problem } from '../../lib/diagnostic';
import type { Sample } from '../../node/verification/samples';
import { placeInSample } from '../../node/verification/samples';

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
