import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { takePhotograph } from '../support/camera.mjs';

/**
 * Number of photographs that are drawn; the others are copies with bytes appended, which makes them different
 * files.
 */
const DRAWN = 10;

/** Pictures per page: one in the text, the others in a gallery. */
const OF_A_PAGE = 10;

const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
<rect width="400" height="300" fill="#7f9fbf"/><path d="M0 300V190l90-60 80 70 100-110 130 120v90z" fill="#4d5b46"/>
<circle cx="300" cy="70" r="28" fill="#f6e3a1"/><path d="M60 300v-70h70v70zm170 0v-90h50v90z" fill="#7a4a38"/></svg>`;

const CONFIG = {
  site: {
    url: 'https://www.harbour-plumbing.example',
    name: '{business.name}',
    title: 'Harbour Plumbing, plumbers in Hull',
    description: 'Three plumbers who come today and tell the price beforehand.',
  },
  languages: ['en'],
  business: {
    name: 'Harbour Plumbing',
    type: 'Plumber',
    phone: '+44 1482 555 014',
    email: 'hello@harbour-plumbing.example',
    address: { locality: 'Hull', postalCode: 'HU1 1AA', country: 'GB' },
  },
};

const HOME = {
  ...{ name: 'Home', type: 'main', description: 'What Harbour Plumbing does.' },
  seo: {
    title: 'Plumbers in Hull',
    description: 'Three plumbers who come today and tell the price.',
  },
  sections: [{ title: { heading: 'Three plumbers from Hull' } }],
};

/** @returns {string} file name of a photograph, 0-based. */
export const photoName = (index) => `photo-${String(index).padStart(4, '0')}.jpg`;

const names = (count) => Array.from({ length: count }, (_, index) => photoName(index));

/**
 * Draws photographs into a folder: `photo-0000.jpg` and so on.
 *
 * @param {string} folder
 * @param {number} count
 * @param {number} megapixels of each.
 */
export async function drawPhotographs(folder, count, megapixels) {
  mkdirSync(folder, { recursive: true });
  const drawn = [];
  for (const [index, name] of names(count).entries()) {
    if (index < DRAWN) drawn.push(await takePhotograph(SCENE, index, megapixels));
    writeFileSync(join(folder, name), Buffer.concat([drawn[index % DRAWN], Buffer.from(name)]));
  }
}

/** A page with these pictures. */
function page(number, [first, ...others]) {
  const image = (src) => ({ src, alt: 'Houses below a hill' });
  const sections = [
    { picture: { heading: 'The workshop', image: image(first) } },
    { gallery: { heading: 'All of it', items: others.map(image) } },
  ];
  return { sections: [title(number), ...sections] };
}

const title = (number) => ({ title: { heading: `Work of this year, part ${number}` } });

const head = (number) => ({
  ...{ name: `Work ${number}`, type: 'utility', description: 'Work of this year.' },
  seo: {
    title: `Plumbing of this year, part ${number}`,
    description: `Part ${number} of our work.`,
  },
});

/**
 * Writes a data-only site around photographs.
 *
 * @param {string} root
 * @param {number} count of the photographs on its pages.
 * @param {boolean} shows false for the same pages without them.
 */
export function writePictureSite(root, count, shows = true) {
  const write = (file, content) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), stringify(content));
  };
  write('site.config.yaml', CONFIG);
  write('pages/index/page.yaml', HOME);
  mkdirSync(join(root, 'landings'), { recursive: true });
  for (let at = 0; at < count; at += OF_A_PAGE) {
    const shown = names(count).slice(at, at + OF_A_PAGE);
    const content = shows ? page(at, shown) : { sections: [title(at)] };
    write(`pages/work-${at}/page.yaml`, { ...head(at), ...content });
  }
}
