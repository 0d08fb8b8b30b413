DROP INDEX "outbox_mail_recent_idx";--> statement-breakpoint
DROP INDEX "outbox_mail_failed_idx";--> statement-breakpoint
DROP INDEX "outbox_mail_open_idx";--> statement-breakpoint
DROP INDEX "user_type_created_idx";--> statement-breakpoint
DROP INDEX "saved_job_posting_recent_idx";--> statement-breakpoint
DROP INDEX "application_company_idx";--> statement-breakpoint
DROP INDEX "application_applicant_idx";--> statement-breakpoint
DROP INDEX "application_company_recent_idx";--> statement-breakpoint
DROP INDEX "interview_application_idx";--> statement-breakpoint
DROP INDEX "bank_import_recent_idx";--> statement-breakpoint
DROP INDEX "direct_debit_run_recent_idx";--> statement-breakpoint
DROP INDEX "invoice_company_idx";--> statement-breakpoint
DROP INDEX "invoice_status_idx";--> statement-breakpoint
DROP INDEX "company_created_idx";--> statement-breakpoint
DROP INDEX "feedback_open_idx";--> statement-breakpoint
DROP INDEX "feedback_done_idx";--> statement-breakpoint
DROP INDEX "search_alert_user_idx";--> statement-breakpoint
DROP INDEX "job_posting_company_idx";--> statement-breakpoint
DROP INDEX "job_posting_recent_idx";--> statement-breakpoint
DROP INDEX "job_posting_created_idx";--> statement-breakpoint
DROP INDEX "job_posting_status_created_idx";--> statement-breakpoint
DROP INDEX "content_report_decided_idx";--> statement-breakpoint
DROP INDEX "contact_request_applicant_idx";--> statement-breakpoint
DROP INDEX "contact_request_company_idx";--> statement-breakpoint
DROP INDEX "resume_version_resume_idx";--> statement-breakpoint
DROP INDEX "resume_search_changed_idx";--> statement-breakpoint
DROP INDEX "resume_view_profile_idx";--> statement-breakpoint
CREATE INDEX "outbox_mail_recent_idx" ON "outbox_mail" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_mail_failed_idx" ON "outbox_mail" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_mail_open_idx" ON "outbox_mail" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "user_type_created_idx" ON "user" USING btree ("type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_job_posting_recent_idx" ON "saved_job_posting" USING btree ("applicant_profile_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_company_idx" ON "application" USING btree ("company_id","status","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_applicant_idx" ON "application" USING btree ("applicant_profile_id","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_company_recent_idx" ON "application" USING btree ("company_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_application_idx" ON "interview" USING btree ("application_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_import_recent_idx" ON "bank_import" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "direct_debit_run_recent_idx" ON "direct_debit_run" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_company_idx" ON "invoice" USING btree ("company_id","year" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_status_idx" ON "invoice" USING btree ("status","year" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "company_created_idx" ON "company" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feedback_open_idx" ON "feedback" USING btree ("project","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "feedback"."done_at" is null;--> statement-breakpoint
CREATE INDEX "feedback_done_idx" ON "feedback" USING btree ("project","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "feedback"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "search_alert_user_idx" ON "search_alert" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_posting_company_idx" ON "job_posting" USING btree ("company_id","status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_posting_recent_idx" ON "job_posting" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "job_posting_created_idx" ON "job_posting" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_posting_status_created_idx" ON "job_posting" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_report_decided_idx" ON "content_report" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'decided';--> statement-breakpoint
CREATE INDEX "contact_request_applicant_idx" ON "contact_request" USING btree ("applicant_profile_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_request_company_idx" ON "contact_request" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resume_version_resume_idx" ON "resume_version" USING btree ("resume_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resume_search_changed_idx" ON "resume_search" USING btree ("changed_at" DESC NULLS FIRST,"applicant_profile_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resume_view_profile_idx" ON "resume_view" USING btree ("applicant_profile_id","created_at" DESC NULLS FIRST);