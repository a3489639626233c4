/**
 * Flags for a headless Chromium that contacts no other host and keeps its data in one folder.
 *
 * @param profile folder for its profile.
 */
export function chromiumFlags(profile: string): string[] {
  return [
    '--headless',
    '--disable-gpu',
    '--hide-scrollbars',
    '--no-first-run',
    '--disable-background-networking',
    // Pages may refer to other hosts; only the site itself is of interest.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    // Chromium's sandbox does not work as root, the usual user in containers; the pages are the site's own.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    `--user-data-dir=${profile}`,
  ];
}
