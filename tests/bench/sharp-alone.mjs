import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';

/**
 * `node sharp-alone.mjs MEDIA BUILT OUT`: generates the pictures of a built site with nothing but sharp: the same
 * crops, widths, formats and settings, the same number of photographs in parallel, each decoded once. It is the
 * baseline for a build.
 */
const [media, built, out] = process.argv.slice(2);
const source = (path) => join(import.meta.dirname, '../..', path);
const { module: addresses } = await runnerImport(source('renderer/pictures/picture-address.ts'));
const { module: cuts } = await runnerImport(source('renderer/pictures/picture-cut.ts'));
const { module: recipe } = await runnerImport(source('cli/pictures/picture-recipe.ts'));

sharp.cache(false);
sharp.concurrency(1);

/** The files to generate for each photograph, by its name without extension: `photo-0000`. */
const wanted = new Map();
for (const file of readdirSync(built)) {
  const name = /^photo-\d+/.exec(file)[0];
  wanted.set(name, [...(wanted.get(name) ?? []), file]);
}

async function make(name, files) {
  const { data, info } = await sharp(readFileSync(join(media, `${name}.jpg`)))
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const file of files) {
    const { cut, width, format } = addresses.readPictureAddress(`/media/${file}`);
    const area = cut ? cuts.cutArea(info, cut.ratio, cut.focus) : { left: 0, top: 0, ...raw };
    const bytes = await sharp(data, { raw })
      .extract({ left: area.left, top: area.top, width: area.width, height: area.height })
      .resize(width)
      .toFormat(format === 'jpg' ? 'jpeg' : format, recipe.ENCODING[format])
      .toBuffer();
    writeFileSync(join(out, file), bytes);
  }
}

const queue = wanted.entries();
const work = async () => {
  for (const [name, files] of queue) await make(name, files);
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
