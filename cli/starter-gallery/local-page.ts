/** Addresses that begin at the root of a site and name a file that lies with the page. */
const LOCAL_FILE = /(\s(?:href|src|srcset|poster)=")\/(?=(?:assets|media)\/)/g;

/** Addresses of further widths in a `srcset`. */
const FURTHER_FILE = /(, )\/(?=media\/)/g;

/** Links to pages of the site, none of which lies with the page. */
const SITE_LINK = /\shref="\/[^"]*"/g;

/**
 * A page so that a browser shows it from a folder, without a server: its files are found beside it, nothing runs, nothing is asked of
 * another host, and links to other pages lead nowhere.
 */
export function localPage(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<link rel="(?:preload|modulepreload|manifest|icon|alternate|canonical)"[^>]*>/g, '')
    .replace(/<iframe\b[\s\S]*?<\/iframe>/g, '')
    .replace(LOCAL_FILE, '$1')
    .replace(FURTHER_FILE, '$1')
    .replace(SITE_LINK, '');
}

/** A stylesheet of the folder `assets`, whose files lie beside it. */
export function localSheet(css: string): string {
  return css.replace(/url\((["']?)\/assets\//g, 'url($1');
}
