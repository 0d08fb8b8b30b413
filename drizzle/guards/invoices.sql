-- An issued invoice is never deleted; only its payment changes. Its content is emptied once, after the legal retention;
-- number, sums and hash stay.
create or replace function invoice_is_immutable() returns trigger language plpgsql as $$
declare
  -- The columns about payment, and those computed from columns that never change (not available yet in a before
  -- trigger).
  payment text[] := array['status', 'grace_until', 'paid_at', 'returned_at', 'retry_debit', 'dunning_level', 'last_dunned_at', 'filed_at', 'updated_at', 'list_text'];
begin
  if tg_op = 'DELETE' then
    raise exception 'an issued invoice is never deleted' using errcode = 'integrity_constraint_violation';
  end if;
  if old.erased_at is null and new.erased_at is not null
    and old.year < extract(year from new.erased_at at time zone 'Europe/Berlin') - 8 then
    payment := payment || array['document', 'erased_at'];
  end if;
  if (to_jsonb(old) - payment) is distinct from (to_jsonb(new) - payment) then
    raise exception 'an issued invoice never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create or replace trigger invoice_is_immutable before update or delete on invoice
  for each row execute function invoice_is_immutable();
