import type { FastifyRequest } from 'fastify';

const formType = 'application/x-www-form-urlencoded';

/** Whether a form of the browser itself sent this, without a script. */
export const isFormPost = ({ headers }: FastifyRequest) =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === formType;

/** Such a form gets a page, unless the client asks for something else. */
export const wantsPage = (request: FastifyRequest) =>
  isFormPost(request) && !/json|text\/plain/.test(request.headers.accept ?? '');
