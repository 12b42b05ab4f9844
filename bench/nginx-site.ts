/** The built site on an nginx with one worker, tuned for speed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serverCore, startPinned } from './pinned.ts';

/** @returns the path of this machine's nginx */
export const findNginx = (): string | undefined =>
  [
    process.env.NGINX_PATH,
    '/usr/sbin/nginx',
    '/usr/local/sbin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
  ].find((path) => path && existsSync(path));

/** @returns the path of an nginx, which is installed if missing. @throws Error if that fails */
function ensureNginx(): string {
  // The run level keeps Debian from starting the service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
    ['install', '-y', '-qq', '--no-install-recommends', 'nginx'],
  ]) {
    if (findNginx()) break;
    console.log(`Installing nginx: apt-get ${args.join(' ')}`);
    spawnSync('apt-get', args, { stdio: 'ignore', env });
  }
  const path = findNginx();
  if (path) return path;
  throw new Error('nginx could not be installed. Set NGINX_PATH to one.');
}

/** @param folder for its configuration and files. @returns a function that stops it */
export function startNginx(folder: string, port: number): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port));
  const child = startPinned(serverCore, [ensureNginx(), '-p', folder, '-e', 'stderr', '-c', file]);
  return () => void child.kill('SIGTERM');
}

const configuration = (folder: string, port: number) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
error_log stderr error;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000 inactive=1h;
  open_file_cache_valid 1h;
  gzip_static on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${resolve('dist')};
    index index.html;
    location / { try_files $uri $uri.html $uri/ =404; }
  }
}
`;
