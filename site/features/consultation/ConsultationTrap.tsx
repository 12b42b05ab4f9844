import { trapField } from '../../calls/trap-field.ts';

/**
 * What a plain post tells beside the five fields: the page, and a field that people never see.
 * Whoever fills it in is a machine.
 */
export function ConsultationTrap({ page }: { page: string }) {
  return (
    <>
      <input type="hidden" name="page" value={page} />
      <div className="consultation-trap" aria-hidden="true">
        <label>
          Leave this empty
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
