/** Every command of the program, in the order of the help. */
import type { CommandSpec } from '../command-spec.ts';
import { demoSpec } from './demo/spec.ts';
import { exportSpec } from './export/spec.ts';
import { generateSpec } from './generate/spec.ts';

export const commandSpecs: readonly CommandSpec[] = [generateSpec, exportSpec, demoSpec];
