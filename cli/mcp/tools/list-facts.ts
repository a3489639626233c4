import { z } from 'zod';
import { soundConfig } from '../sound-config.ts';
import { defineTool, READS } from '../tool.ts';

export const listFacts = defineTool({
  name: 'list_facts',
  title: 'List facts',
  description:
    'The facts of the business that texts refer to: write {fees.travel} instead of the price itself, and {fees.visit + 2 * fees.copy} instead of a sum. Each is told as the main language shows it. They stand once, in site.config.yaml.',
  input: z.object({}),
  output: z.object({ facts: z.array(z.object({ name: z.string(), text: z.string() })) }),
  annotations: READS,
  run(_input, { site, cwd }) {
    const { facts } = soundConfig({ site, cwd });
    const named = facts.names.map((name) => ({ name, text: facts.get(name) ?? '' }));
    return { data: { facts: named } };
  },
});
