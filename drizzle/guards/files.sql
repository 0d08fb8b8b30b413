-- The archived documents of an invoice never change, and are deleted only together with its content.
create or replace function invoice_file_goes_with_its_content() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select 1 from invoice where id = old.invoice_id and erased_at is not null) then
    return old;
  end if;
  raise exception 'this table is append-only' using errcode = 'integrity_constraint_violation';
end $$;

create or replace trigger invoice_file_is_append_only before update or delete on invoice_file
  for each row execute function invoice_file_goes_with_its_content();
