/** `doctor`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';

export interface DoctorOptions {
  server?: boolean;
}

export const doctorSpec: CommandSpec<DoctorOptions> = {
  name: 'doctor',
  summary: 'Check this installation, and the server it asks',
  details: 'Says what is wrong and what to do about it; exits 1 when a check fails. Nothing is changed.',
  options: {
    'What to check:': [{ flags: '--server', description: 'Also what quarterdeck serve needs: its settings, its lock, its workers' }],
  },
  examples: [
    { command: 'quarterdeck doctor', does: 'before asking for help' },
    { command: 'quarterdeck doctor --server --json', does: 'where a server runs, for a program' },
  ],
  fields: ['healthy', 'checks'],
  load: async () => (await import('./run/doctor.ts')).doctor,
};
