import { describe, expect, it } from 'vitest';
import { BriefRoles } from '../../../../src/engine/brief/roles/brief-roles.ts';

const nobody = new Set<string>();

describe('a brief', () => {
  const text =
    'Hi Nell, sorry for the mess, I typed this between two deliveries.\n\nThe bakery sold 2,140 loaves in March, 310 more than in February.\nThe four ovens want to sit side by side so that they see the gas.\nA new oven costs 41,000.\n\nBetween us, Jo is leaving in May.';
  const roles = new BriefRoles(text, nobody);

  it('has its matter shown', () => {
    expect(roles.aside('The bakery sold 2,140 loaves in March, 310 more than in February.')).toBeNull();
    expect(roles.aside('A new oven costs 41,000.')).toBeNull();
  });

  it('has what is said by the way, to the maker and in confidence told apart', () => {
    expect(roles.aside('Hi Nell, sorry for the mess, I typed this between two deliveries.')).toBe('aside');
    expect(roles.aside('The four ovens want to sit side by side so that they see the gas.')).toBe('instruction');
    expect(roles.aside('Between us, Jo is leaving in May.')).toBe('private');
  });

  it('has its sentences found again whatever marks stand around them', () => {
    expect(roles.matter('the bakery sold 2,140 loaves in March, 310 more than in February')).toBe(
      roles.matter('The bakery sold 2,140 loaves in March, 310 more than in February.'),
    );
  });
});

describe('what is seldom said for nothing', () => {
  it('is shown where a heading, a name or a label stands over it', () => {
    expect(new BriefRoles('# Oven\n\nIt leaks.', nobody).aside('It leaks.')).toBeNull();
    expect(new BriefRoles('Next steps:\n- Sweep', nobody).aside('Sweep')).toBeNull();
    expect(new BriefRoles('Strengths: brand; reach.', nobody).aside('Strengths: brand; reach.')).toBeNull();
  });

  it('is shown where a correction or a talk has put it into other words', () => {
    expect(new BriefRoles('Anna: We need ten crews.', new Set(['Anna:'])).aside('We need twelve crews.')).toBeNull();
  });
});

it('reads a long brief in time that grows with its length', () => {
  const time = (count: number) => {
    const text = 'The ferry carried 41,000 people. Please keep it short. '.repeat(count);
    const read = () => {
      const from = process.cpuUsage();
      new BriefRoles(text, nobody);
      const { user, system } = process.cpuUsage(from);
      return (user + system) / 1000;
    };
    return Math.min(read(), read(), read());
  };
  time(50);
  // What takes less tells nothing: it is as long as a pause for garbage.
  expect(time(1600)).toBeLessThan(Math.max(20 * time(200), 1000));
});
