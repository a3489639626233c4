/**
 * How a Chromium of this machine is started without a window: it asks no other host, and keeps what it keeps in a folder.
 *
 * @param profile folder of its own.
 */
export function chromiumFlags(profile: string): string[] {
  return [
    '--headless',
    '--disable-gpu',
    '--hide-scrollbars',
    '--no-first-run',
    '--disable-background-networking',
    // Pages may name other hosts; what is looked at is the site's own.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    // Root has no sandbox, as in containers; the pages are those of the site.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    `--user-data-dir=${profile}`,
  ];
}
