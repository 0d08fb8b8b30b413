create or replace function resume_search_refresh(profile uuid) returns void language plpgsql as $$
declare
  source record;
  facet integer;
  reached integer;
begin
  select r.id, r.terms, r.updated_at, p.visibility, p.availability, p.available_from,
      p.notice_period_weeks,
      case p.visibility when 'anonymous' then floor(p.lat / 0.4) * 0.4 + 0.2 else p.lat end as lat,
      case p.visibility when 'anonymous' then floor(p.lon / 0.6) * 0.6 + 0.3 else p.lon end as lon,
      p.driving_licences, p.desired_employment_types, p.desired_occupation_fields
    into source
    from resume r
    join applicant_profile p on p.id = r.applicant_profile_id
    join "user" u on u.id = p.user_id
    where p.id = profile and r.is_default and p.visibility in ('visible', 'anonymous') and u.suspended_at is null;
  if not found then
    delete from resume_search where applicant_profile_id = profile;
    return;
  end if;
  select coalesce(max(substr(lexeme, 3)::integer), 0) into reached
    from unnest(tsvector_to_array(source.terms)) lexeme where lexeme ~ '^E:\d+$';
  insert into resume_facet (employment_types, occupation_fields, availability, years)
    values (source.desired_employment_types, source.desired_occupation_fields, source.availability, reached)
    on conflict do nothing;
  select id into facet from resume_facet
    where employment_types = source.desired_employment_types and occupation_fields = source.desired_occupation_fields
      and availability = source.availability and years = reached;
  insert into resume_search (applicant_profile_id, resume_id, facet_id, is_anonymous, lat, lon, available_from,
      notice_weeks, driving_licences, changed_at)
    values (profile, source.id, facet, source.visibility = 'anonymous', source.lat, source.lon,
      case source.availability when 'now' then date '2000-01-01' when 'from-date' then source.available_from end,
      case source.availability when 'notice-period' then source.notice_period_weeks end,
      source.driving_licences, source.updated_at)
    on conflict (applicant_profile_id) do update set resume_id = excluded.resume_id, facet_id = excluded.facet_id,
      is_anonymous = excluded.is_anonymous, lat = excluded.lat, lon = excluded.lon,
      available_from = excluded.available_from, notice_weeks = excluded.notice_weeks,
      driving_licences = excluded.driving_licences, changed_at = excluded.changed_at;
  insert into resume_search_terms (applicant_profile_id, resume_id, facet_id, is_anonymous, lat, lon, available_from,
      notice_weeks, driving_licences, changed_at, terms)
    select s.applicant_profile_id, s.resume_id, s.facet_id, s.is_anonymous, s.lat, s.lon, s.available_from,
      s.notice_weeks, s.driving_licences, s.changed_at, source.terms from resume_search s where s.applicant_profile_id = profile
    on conflict (applicant_profile_id) do update set resume_id = excluded.resume_id, facet_id = excluded.facet_id,
      is_anonymous = excluded.is_anonymous, lat = excluded.lat, lon = excluded.lon,
      available_from = excluded.available_from, notice_weeks = excluded.notice_weeks,
      driving_licences = excluded.driving_licences, changed_at = excluded.changed_at, terms = excluded.terms;
end $$;
--> statement-breakpoint
select resume_search_refresh(id) from applicant_profile where visibility = 'anonymous';
