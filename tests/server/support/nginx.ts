import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { expect, onTestFinished } from 'vitest';
import { findNginx } from '../../../bench/nginx-site.ts';
import { createCertificate } from '../../support/certificate.ts';
import { createTempDir } from './temp-dir.ts';

/**
 * Runs deploy/nginx.conf with other ports, folders and certificate.
 * @param serverUrl the server that it proxies to
 */
export async function runNginx(serverUrl: string) {
  const folder = createTempDir();
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const httpPort = await getPort();
  const httpsPort = await getPort();
  const certificate = createCertificate(folder, '-subj', '/CN=www.example.com');
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    // Not every machine that runs tests has IPv6.
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen ${httpPort};`)
    .replaceAll('listen 443 ', `listen ${httpsPort} `)
    .replace('127.0.0.1:3000', new URL(serverUrl).host)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate.certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${certificate.key};`)
    .replace('root /etc/nginx/site;', `root ${resolve('deploy')};`)
    .replaceAll('/var/log/nginx', logs);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, formatMainConfig(folder, site));
  const nginx = spawn(findNginx() ?? 'nginx', ['-c', file, '-p', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  nginx.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const exited = once(nginx, 'exit');
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await exited;
  });
  await expect.poll(() => (nginx.exitCode === null ? isListening(httpsPort) : errors)).toBe(true);
  /** Everything in its logs. */
  const logged = () =>
    readdirSync(logs)
      .map((name) => readFileSync(join(logs, name), 'utf8'))
      .join('') + errors;
  return { httpPort, httpsPort, logged };
}

/** Replaces the nginx.conf of the distribution. */
const formatMainConfig = (folder: string, site: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr error;
worker_rlimit_nofile 20000;
events { worker_connections 10000; }
http {
  types { text/html html; }
  default_type application/octet-stream;
  access_log ${folder}/logs/access.log;
  # Whom a test says it is.
  set_real_ip_from 127.0.0.0/8;
  real_ip_header X-Test-Client;
  gzip on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}
`;

async function isListening(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`);
    return true;
  } catch {
    return false;
  }
}
