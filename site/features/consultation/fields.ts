import type { ConsultationField } from '../../../contracts/consultation.ts';
import type { FieldWords } from '../../ui/Field.tsx';

/** The five fields in their order, as the form and the result page show them. */
export const consultationFieldList: readonly (FieldWords & { name: ConsultationField })[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true },
  { name: 'company', label: 'Company', autoComplete: 'organization', required: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'message', label: 'Message', multiline: true, required: true },
];

export const fieldId = (name: string) => `consultation-${name}`;
