import type { Service } from '../../../../contracts/content/service.ts';

/** A search ends in people to choose from: three strokes, because nothing is signed yet. */
export const isSlate = ({ id }: Pick<Service, 'id'>) => id === 'executive-professional-search';
