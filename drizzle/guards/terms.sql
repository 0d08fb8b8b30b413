-- A withdrawn version is told to nobody any more and never counts as announced: programs that do not know withdrawals
-- read `announced_at` only, so that for them, too, it is never in force and cannot be agreed to.
create or replace function withdrawn_terms_are_told_to_nobody() returns trigger language plpgsql as $$
begin
  if new.withdrawn_at is not null
    and (new.announced_at is not null or new.told_count > old.told_count) then
    raise exception 'a withdrawn version is told to nobody' using errcode = 'integrity_constraint_violation';
  end if;
  if new.withdrawn_at is null and old.withdrawn_at is not null then
    raise exception 'a withdrawn version stays withdrawn' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create or replace trigger withdrawn_terms_are_told_to_nobody before update on terms_version
  for each row execute function withdrawn_terms_are_told_to_nobody();
