import manifest from '../../package.json' with { type: 'json' };

/** Version of the tool, as `--version` prints it. */
export const VERSION: string = manifest.version;
