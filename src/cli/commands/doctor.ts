/** `doctor`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export interface DoctorOptions {
  server?: boolean;
}

export const doctorSpec: CommandSpec<DoctorOptions> = {
  name: 'doctor',
  summary: 'Check this installation and its server',
  details: 'Reports problems and how to fix them; exits 1 if a check fails. Changes nothing.',
  options: {
    'Checks:': [{ flags: '--server', description: 'Also check what quarterdeck serve needs: settings, lock and workers' }],
  },
  examples: [
    { command: 'quarterdeck doctor', does: 'before asking for help' },
    { command: 'quarterdeck doctor --server --json', does: 'on a server, as JSON' },
  ],
  fields: ['healthy', 'checks'],
  load: async () => (await import('./run/doctor.ts')).doctor,
};
