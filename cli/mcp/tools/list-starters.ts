import { z } from 'zod';
import { languagesOf } from '../../../renderer/text/languages.ts';
import { describeStarters } from '../../new-landing/describe-starters.ts';
import { StarterList } from '../../site/starter-list.ts';
import { soundConfig } from '../sound-config.ts';
import { defineTool, READS, RefusedCall } from '../tool.ts';

const Starter = z.object({
  name: z.string(),
  from: z.enum(['engine', 'site']),
  purpose: z.string(),
  languages: z.array(z.string()),
  sections: z.array(z.string()),
});

export const listStarters = defineTool({
  name: 'list_starters',
  title: 'List starters',
  description:
    'The texts that a new landing can begin with, each with what it is for. new_landing takes a name from here, or the slug of a landing that is there, as `from`.',
  input: z.object({
    language: z.string().optional().describe('Tell them in this language of the site.'),
  }),
  output: z.object({ starters: z.array(Starter) }),
  annotations: READS,
  run({ language }, { site, cwd }) {
    const { config } = soundConfig({ site, cwd });
    const languages = languagesOf(config);
    if (language !== undefined && !languages.includes(language))
      throw new RefusedCall(`The languages of this site are ${languages.join(', ')}.`);
    const starters = describeStarters(new StarterList(site), language ?? languages[0]);
    return { data: { starters: starters.map(({ pictures: _, ...starter }) => starter) } };
  },
});
