/** Names of the hosts that a site can be built for. */
export const HOST_NAMES = ['netlify', 'cloudflare', 'github', 's3', 'nginx'] as const;
export type HostName = (typeof HOST_NAMES)[number];
