/** `doctor`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export interface DoctorOptions {
  server?: boolean;
  egress?: boolean;
}

export const doctorSpec: CommandSpec<DoctorOptions> = {
  name: 'doctor',
  summary: 'Check this installation and its server',
  details: 'Reports problems and how to fix them; exits 1 if a check fails. Changes nothing.',
  options: {
    'Checks:': [{ flags: '--server', description: 'Also check what quarterdeck serve needs: settings, lock and workers' }],
    'Connections:': [{ flags: '--egress', description: 'Instead list every outbound connection that the configuration allows' }],
  },
  examples: [
    { command: 'quarterdeck doctor', does: 'before asking for help' },
    { command: 'quarterdeck doctor --server --json', does: 'on a server, as JSON' },
    { command: 'quarterdeck doctor --egress', does: 'where data could go: webhooks, databases, models, traces' },
  ],
  fields: ['healthy', 'checks', 'connections', 'callers_may_add'],
  load: async () => (await import('./run/doctor.ts')).doctor,
};
