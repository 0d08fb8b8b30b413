-- While a legal hold on its posting is in force no application is deleted, not even with its person's account.
create or replace function application_under_hold_stays() returns trigger language plpgsql as $$
begin
  if exists (select 1 from legal_hold where job_posting_id = old.job_posting_id and lifted_at is null) then
    raise exception 'an application under legal hold is never deleted' using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end $$;

create or replace trigger application_under_hold_stays before delete on application
  for each row execute function application_under_hold_stays();
