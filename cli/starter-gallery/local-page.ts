/** Root-relative addresses of files that are stored with the page. */
const LOCAL_FILE = /(\s(?:href|src|srcset|poster)=")\/(?=(?:assets|media)\/)/g;

/** Addresses of the other widths in a `srcset`. */
const FURTHER_FILE = /(, )\/(?=media\/)/g;

/** Links to pages of the site, none of which is stored with the page. */
const SITE_LINK = /\shref="\/[^"]*"/g;

/**
 * Changes a page so that a browser can show it from a folder, without a server: addresses of its files become
 * relative, scripts and requests to other hosts are removed, and links to other pages lead nowhere.
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

/** A stylesheet for the folder `assets`, with its files next to it. */
export function localSheet(css: string): string {
  return css.replace(/url\((["']?)\/assets\//g, 'url($1');
}
