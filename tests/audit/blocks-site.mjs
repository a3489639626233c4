import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { drawMedia } from '../guide/drawn-media.mjs';
import { build, readSamples, run, write, writeSamples } from '../guide/sample-site.mjs';
import { takePhotograph } from '../support/camera.mjs';
import { landingWithPhotographs, withPhotographs } from './with-photographs.mjs';

const STARTERS = join(import.meta.dirname, '../../cli/new-landing/starters');

/** Starters that are also shown in another language. */
const ALSO = { clinic: 'es', 'open-house': 'de' };

const field = (name, type, label, more = {}) => ({ name, type, label, ...more });

/** A three-step form with every kind of field. */
const STEPS_FORM = {
  heading: 'Ask for a price',
  intro: 'Two minutes, and you know what it costs.',
  fields: [
    field('what', 'text', 'What needs doing?', {
      lines: 4,
      required: true,
      help: 'As you see it.',
    }),
    field('kind', 'choice', 'Kind of work', { options: ['New', 'Repair'], required: true }),
    field('when', 'choice', 'When?', { show: 'list', options: ['Soon', 'Later'] }),
    field('rooms', 'number', 'Rooms', { min: 1, max: 20 }),
    field('parts', 'choices', 'With', { options: ['Light', 'Sockets'] }),
    field('day', 'date', 'From which day on?', { min: 'today' }),
    field('plan', 'file', 'Floor plan'),
    field('code', 'text', 'Postcode', { pattern: '\\d{5}', patternMessage: 'Five digits.' }),
    field('phone', 'phone', 'Phone number'),
    field('email', 'email', 'Email address', { required: true }),
    field('consent', 'consent', 'You may answer me.', { required: true }),
    field('campaign', 'hidden', undefined, { value: 'winter' }),
  ],
  steps: [
    { heading: 'The work', fields: ['what', 'kind', 'when', 'rooms', 'parts'] },
    { heading: 'Time and place', fields: ['day', 'plan', 'code'] },
    { heading: 'You', fields: ['phone', 'email', 'consent'] },
  ],
  after: { message: 'Thank you. We write back today.' },
};

const PICTURE = {
  src: 'photographs/scene-1.jpg',
  alt: 'A street with lit windows',
  focus: [0.3, 0.6],
};

/** Pages for what samples do not cover: pictures on every side, and forms with every kind of field. */
const PAGES = {
  pictures: ['left', 'right', 'full'].map((side) => ({
    picture: {
      heading: `A picture, ${side}`,
      paragraphs: ['What is laid out here goes into a house tomorrow.'],
      image: { ...PICTURE, caption: 'Harbour Street', credit: 'L. Ortega' },
      ...(side === 'full' ? {} : { side }),
    },
  })),
  'steps-form': [{ picture: { heading: 'Our street', image: PICTURE } }, { form: STEPS_FORM }],
};

/** The samples with photographs in place of their pictures. */
function photographed(samples) {
  return samples.map((sample) => {
    const { [sample.name]: block } = withPhotographs({ [sample.name]: sample.block });
    return { ...sample, block };
  });
}

/** Writes a landing for every starter, with photographs in place of its drawings. */
function writeStarters(root) {
  const names = readdirSync(STARTERS).flatMap((file) => /^([a-z-]+)\.yaml$/.exec(file)?.[1] ?? []);
  const landings = [...names.map((name) => [name, 'en']), ...Object.entries(ALSO)];
  for (const [name, language] of landings) {
    const slug = `starter-${name}-${language}`;
    run(['new-landing', slug, '--from', name, '--language', language, '--root', root]);
    const file = `landings/${slug}.yaml`;
    const landing = parse(readFileSync(join(root, file), 'utf8'));
    write(root, file, landingWithPhotographs(landing));
  }
}

/**
 * Creates and builds a site with a page for every block, every starter and every kind of form, and a 12-megapixel
 * photograph wherever one is possible.
 *
 * @param {string} root an empty folder.
 * @returns {Promise<string>} folder of the built site.
 */
export async function buildBlocksSite(root) {
  const samples = photographed(readSamples());
  writeSamples(root, samples);
  const config = parse(readFileSync(join(root, 'site.config.yaml'), 'utf8'));
  const logo = { src: 'logos/ortega.png', alt: 'Ortega' };
  write(root, 'site.config.yaml', {
    ...config,
    languages: ['en', 'es', 'de'],
    brand: { ...config.brand, logo },
  });
  writeStarters(root);
  for (const [route, sections] of Object.entries(PAGES))
    write(root, `pages/${route}/page.yaml`, {
      ...{ name: route, type: 'utility', description: 'Sections beside the samples.' },
      seo: {
        title: `Sections: ${route}`,
        description: 'Sections beside the samples of the guide.',
      },
      image: PICTURE,
      sections: [{ title: { heading: route } }, ...sections],
    });
  const landings = readdirSync(join(root, 'landings')).map((file) =>
    parse(readFileSync(join(root, 'landings', file), 'utf8')),
  );
  await drawMedia(root, [samples, PAGES, landings, logo], takePhotograph);
  return build(root);
}
