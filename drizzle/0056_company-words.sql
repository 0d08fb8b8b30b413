create index company_profile_words_idx on company_profile using gin (search_name gin_trgm_ops);
--> statement-breakpoint
create index company_profile_hiring_idx on company_profile (lower(name), id) include (name, search_name, industry, open_postings, lat, lon, postal_code, company_id) where open_postings > 0;
--> statement-breakpoint
create index company_profile_begin_idx on company_profile (search_name text_pattern_ops);
