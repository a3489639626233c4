import manifest from '../../package.json' with { type: 'json' };

/** Version of the tool, as `--version` prints it. */
export const VERSION: string = manifest.version;

/** Version of the picture library. */
export const PICTURE_LIBRARY: string = manifest.dependencies.sharp;
